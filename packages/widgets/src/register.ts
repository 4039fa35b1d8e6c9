import { catalogue } from './catalogue';
import { defineElement } from './element';

for (const declaration of catalogue) defineElement(declaration);
