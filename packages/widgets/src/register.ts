import { catalogue } from './catalogue';
import { defineElements } from './element';

defineElements(catalogue);
