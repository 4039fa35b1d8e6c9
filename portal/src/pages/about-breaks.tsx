import { raisBreaks } from '@observatorio/domain';

/** The breaks of the RAIS, with their reasons and sources. */
export const AboutBreaks = () => (
  <>
    <p>
      Nenhum crescimento, frase ou linha compara anos dos dois lados de uma quebra da RAIS, nem um
      ano parcial com outro: as diferenças seriam da conta, e não do emprego.
    </p>
    <ul>
      {raisBreaks.map(({ to, reason, source }) => (
        <li key={to}>
          {reason} Fonte: {source}.
        </li>
      ))}
    </ul>
  </>
);
