import { defineElements } from '../base/element';
import { occupationElements } from '../families/occupation/occupation-elements';

defineElements(occupationElements);
