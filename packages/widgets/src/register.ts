import { defineElements } from './base/element';
import { catalogue } from './catalogue';

defineElements(catalogue);
