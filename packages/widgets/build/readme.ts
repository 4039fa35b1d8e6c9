import { areaNames } from '@observatorio/contract';

/** The package's README up to the catalogue. */
export const readme = (name: string): string => `# ${name}

Elementos incorporáveis do Observatório do Trabalho e da Formação. Precisa de React 18 ou 19, também nas
páginas que não o usam.

\`\`\`sh
npm install ${name} react react-dom
\`\`\`

| import | o que traz |
| --- | --- |
| \`${name}/labour-map\` | uma tag, definida ao importar |
| \`${name}/labour\` | as tags de uma família: ${areaNames.join(', ')} |
| \`${name}/register\` | todas as tags |
| \`${name}/react\` | um componente de React por tag: \`LabourMap\` |
| \`${name}/bus\` | \`filters\`, que lê e muda os filtros de um grupo |
| \`${name}/reserve.css\` | a altura das tags antes de carregarem |
| \`${name}/cdn/*\` | os scripts para páginas sem empacotador |

Qualquer um traz os tipos das tags: \`HTMLElementTagNameMap\`, eventos, JSX e modelos do Vue. No Angular, o
componente precisa de \`CUSTOM_ELEMENTS_SCHEMA\`.

Um filtro de lista fechada tem por tipo seus códigos, ou vários separados por vírgula; o de um texto que só se
conhece ao executar é \`LabourMapProps['uf']\`.

No VS Code, \`"html.customData": ["./node_modules/${name}/vscode.html-custom-data.json"]\`; o WebStorm lê
\`web-types.json\` sozinho.

`;
