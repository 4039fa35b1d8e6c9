export { default as chartStyles } from './chart-frame.css?inline';
