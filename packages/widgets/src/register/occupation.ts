import { defineElements } from '../element';
import { occupationElements } from '../occupation/occupation-elements';

defineElements(occupationElements);
