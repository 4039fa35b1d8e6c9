import { catalogue } from './catalogue';
import { adoptApi } from './default-api';
import { defineElements } from './element';
import { ownScript } from './own-script';
import { rememberFolder } from './script-folder';

// First of all: elements that the page holds already ask for data when they are defined.
const script = ownScript('observatorio.js');
if (script) {
  adoptApi(script);
  rememberFolder(script);
}

defineElements(catalogue);
