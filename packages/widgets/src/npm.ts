/** Main entry of the npm package; importing it has no side effects. */
export { defineElement, defineElements } from './base/element';
export { catalogue } from './catalogue';
