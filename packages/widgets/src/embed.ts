export { pageEmbedCode } from './card/embed-code';
