import { defineElements } from '../element';
import { graduateElements } from '../graduate/graduate-elements';

defineElements(graduateElements);
