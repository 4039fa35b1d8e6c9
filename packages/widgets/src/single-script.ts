import { adoptApi } from './base/default-api';
import { defineElements } from './base/element';
import { findScript } from './base/find-script';
import { rememberFolder } from './base/script-folder';
import { catalogue } from './catalogue';

// Must come first: elements already on the page request data as soon as they are defined.
const script = findScript('observatorio.js');
if (script) {
  adoptApi(script);
  rememberFolder(script);
}

defineElements(catalogue);
