import { defineElements } from '../base/element';
import { labourElements } from '../families/labour/labour-elements';

defineElements(labourElements);
