export { pageEmbedCode } from './card/embed/embed-code';
