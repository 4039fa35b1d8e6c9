/** Sections of the page “Sobre”, in order: anchor → heading. */
const sections = {
  conteudos: 'O que há aqui',
  dados: 'Dados em serviço agora',
  fontes: 'Fontes',
  definicoes: 'Definições',
  remuneracao: 'Remuneração',
  calculos: 'Como calculamos',
  api: 'Os dados no seu programa',
  citacao: 'Como citar',
  incorporar: 'Os gráficos no seu site',
  licencas: 'Licenças e créditos',
  acessibilidade: 'Acessibilidade',
} as const;

type Anchor = keyof typeof sections;

/** Heading of a section, which links can point to. */
export const AboutHeading = ({ id }: { id: Anchor }) => <h2 id={id}>{sections[id]}</h2>;

/** Links to the sections of the page. */
export const AboutContents = () => (
  <nav className="about-contents" aria-label="Nesta página">
    <ul>
      {Object.entries(sections).map(([id, heading]) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
