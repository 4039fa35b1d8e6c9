import { defineElements } from '../base/element';
import { graduateElements } from '../families/graduate/graduate-elements';

defineElements(graduateElements);
