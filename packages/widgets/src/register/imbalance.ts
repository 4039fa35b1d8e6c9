import { defineElements } from '../base/element';
import { imbalanceElements } from '../families/imbalance/imbalance-elements';

defineElements(imbalanceElements);
