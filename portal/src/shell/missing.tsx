const texts = {
  ocupacao: () =>
    'A ocupação que o endereço pede não está na Classificação Brasileira de Ocupações.',
  curso: () => 'O curso que o endereço pede não existe, ou não é oferecido nos dados em uso.',
  filtro: (label: string) =>
    `O endereço pede, no filtro “${label}”, um valor que não existe ou que não combina com os outros filtros.`,
  lugar: () =>
    'A região, o estado ou o município que o endereço pede não existe, e a página não o leva em conta.',
} as const;

type Missing = keyof typeof texts;

const isMissing = (value: string | undefined): value is Missing =>
  value !== undefined && Object.hasOwn(texts, value);

const mark = document.querySelector<HTMLMetaElement>('meta[name="observatorio-inexistente"]');
/** Kind of the nonexistent item in the first page's URL; for a filter, also its label. */
const [kind, ...label] = mark?.content.split(' ') ?? [];
const first = location.pathname + location.search;

/** Returns the kind of the nonexistent item in the first page's URL, as marked by the server. */
export function missingSubject(): Missing | undefined {
  const isFirst = location.pathname + location.search === first;
  return isFirst && isMissing(kind) ? kind : undefined;
}

/** Notice that an item in the URL does not exist. */
export function MissingNotice() {
  const missing = missingSubject();
  if (!missing) return null;
  return (
    <p className="missing-notice" role="alert">
      {texts[missing](label.join(' '))}
    </p>
  );
}
