/** Ages of the inhabitants by whom links are divided. */
export type InhabitantAges = 'all' | 'working';

/** Names the inhabitants of 15 to 69 years in a text about those of all ages, if they are meant. */
export const withAges = (text: string, ages: InhabitantAges | undefined): string =>
  ages === 'working'
    ? text
        .replace(/abitantes( \(Censo 2022\))?/, 'abitantes de 15 a 69 anos (Censo 2022)')
        .replace('todas as idades', '15 a 69 anos')
    : text;
