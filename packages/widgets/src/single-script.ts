import { adoptApi } from './base/default-api';
import { defineElements } from './base/element';
import { ownScript } from './base/script-address';
import { rememberFolder } from './base/script-folder';
import { catalogue } from './catalogue';

// Must come first: elements already on the page request data as soon as they are defined.
const script = ownScript();
if (script) {
  adoptApi(script);
  rememberFolder(script.src);
}

defineElements(catalogue);
