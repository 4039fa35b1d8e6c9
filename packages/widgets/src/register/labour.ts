import { defineElements } from '../element';
import { labourElements } from '../labour/labour-elements';

defineElements(labourElements);
