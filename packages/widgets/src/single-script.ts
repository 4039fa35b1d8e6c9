import { adoptApi } from './base/default-api';
import { defineElements } from './base/element';
import { ownScript } from './base/own-script';
import { rememberFolder } from './base/script-folder';
import { catalogue } from './catalogue';

// First of all: elements that the page holds already ask for data when they are defined.
const script = ownScript('observatorio.js');
if (script) {
  adoptApi(script);
  rememberFolder(script);
}

defineElements(catalogue);
