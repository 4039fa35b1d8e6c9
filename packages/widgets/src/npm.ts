/** Main entry of the npm package; importing it defines nothing. */
export { defineElement, defineElements } from './base/element';
export { catalogue } from './catalogue';
