import {
  defaultEdition,
  type Edition,
  editionName,
  isYearly,
  type Manifest,
} from '@observatorio/contract';
import { formatDate } from '@observatorio/language';
import { home } from '@observatorio/pages/home';
import { paths } from '@observatorio/pages/paths';
import { registerElements } from '@observatorio/widgets/register-elements';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { routePath } from '../base/base-path';
import { useElements } from '../base/use-elements';
import { useLoadedManifest } from '../base/use-manifest';
import { useNavigate } from '../router/router-provider';
import { PageHeading } from '../shell/page-heading';
import { HomeFigures, HomeNote } from './home-figures';

/** Opens search pages without reloading the portal. */
function useSearches(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: Event) => {
      const { href } = (event as CustomEvent<{ href: string }>).detail;
      const { origin, pathname, search } = new URL(href, location.href);
      const path = routePath(pathname);
      if (origin !== location.origin || !path) return;
      event.preventDefault();
      void navigate(path + search);
    };
    document.addEventListener('search-submit', open);
    return () => document.removeEventListener('search-submit', open);
  }, [navigate]);
}

/** What the site is for, by reader. */
const readers: readonly Destination[] = [
  {
    text: 'Para quem trabalha',
    answer: 'Quanto ganha cada profissão, o que ela pede e quem trabalha nela.',
    to: paths.buscaCargo,
  },
  {
    text: 'Para quem estuda',
    answer: 'Que cursos há, onde são oferecidos e a que profissões levam.',
    to: paths.buscaCurso,
  },
  {
    text: 'Para quem administra',
    answer: 'O emprego em cada estado e cidade: onde, em quê e com que remuneração.',
    to: paths.mapa,
  },
];

interface Destination {
  text: string;
  /** What the visitor finds there. */
  answer: string;
  to: string;
}

/** A list of links, each with what the visitor finds there. */
const Destinations = ({ className, list }: { className: string; list: readonly Destination[] }) => (
  <ul className={className}>
    {list.map(({ text, answer, to }) => (
      <li key={to}>
        <Link className="home-question" to={to}>
          {text}
        </Link>
        <p>{answer}</p>
      </li>
    ))}
  </ul>
);

/** Registers the search before the map, which needs more code. */
async function registerInTurn(): Promise<void> {
  await registerElements.course();
  await registerElements.labour();
}

const questions: readonly Destination[] = [
  {
    text: 'Quanto ganha quem trabalha em enfermagem?',
    answer: 'O que a ocupação pede, quem trabalha nela e quanto recebe.',
    to: `${paths.buscaCargo}?cbo=322205`,
  },
  {
    text: 'Onde estudar informática?',
    answer: 'Cursos técnicos: as escolas, as cidades e a que profissões levam.',
    to: `${paths.buscaCurso}?nivel_ensino=T%C3%A9cnico&nome_curso=inform%C3%A1tica`,
  },
  {
    text: 'Como está o emprego na minha cidade?',
    answer: 'Numa página: quem trabalha ali, em quê, quanto recebe e o que se pode estudar.',
    to: paths.lugar,
  },
  {
    text: 'Que cursos têm mais alunos?',
    answer: 'Matrículas, concluintes e vagas, por estado, rede e área.',
    to: paths.formandos,
  },
];

const Questions = () => (
  <section aria-labelledby="perguntas">
    <h2 id="perguntas">Comece por uma pergunta</h2>
    <Destinations className="home-questions" list={questions} />
  </section>
);

/** Number of data sets listed. */
const LISTED = 4;

/** Returns the editions that the pages show, then those most recently imported. */
function listedEditions(manifest: Manifest): Edition[] {
  const yearly = manifest.conjuntos.filter(({ conjunto }) => isYearly(conjunto));
  const isShown = (edition: Edition): boolean =>
    defaultEdition(manifest, edition.conjunto)?.versao === edition.versao;
  return yearly
    .toSorted((a, b) => Date.parse(b.importadoEm) - Date.parse(a.importadoEm))
    .toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)))
    .slice(0, LISTED);
}

function NewestData() {
  const [manifest] = useLoadedManifest();
  const editions = typeof manifest === 'string' ? [] : listedEditions(manifest);
  const areMixed = new Set(editions.map(({ tipo }) => tipo)).size > 1;
  return (
    <section className="home-data" aria-labelledby="dados">
      <h2 id="dados">Dados em uso</h2>
      <ul>
        {editions.map((edition) => (
          <li key={edition.versao}>
            {editionName(edition)}
            {areMixed && edition.tipo === 'demonstracao' && ' (dados de demonstração)'}, em uso
            desde {formatDate(edition.importadoEm)}
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.sobre}>De onde vêm os dados</Link>
      </p>
    </section>
  );
}

export function Component() {
  useElements(registerInTurn);
  useSearches();
  return (
    <div className="home">
      <div className="hero">
        <div className="page home-opening">
          <div>
            <PageHeading title={home.title} description={home.description} subheader={false}>
              {home.lead}
            </PageHeading>
            <div className="home-search-place">
              <home-search />
            </div>
            <Destinations className="home-readers" list={readers} />
          </div>
          <div className="home-map">
            <labour-map
              group="inicio"
              chips="none"
              source="short"
              heading="Onde estão os empregos"
            />
            <HomeNote />
          </div>
        </div>
      </div>
      <div className="hero second">
        <div className="page">
          <h2>Do curso à profissão</h2>
          <p className="quiet">
            Cada curso mostra as ocupações a que leva, com remuneração e número de vínculos; cada
            ocupação, os cursos que a ensinam e onde são oferecidos.
          </p>
          <p className="hero-links">
            <Link className="button" to={paths.buscaCurso}>
              Buscar um curso
            </Link>
            <Link className="button plain" to={paths.buscaCargo}>
              Buscar uma ocupação
            </Link>
          </p>
        </div>
      </div>
      <div className="page">
        <HomeFigures />
        <Questions />
        <NewestData />
      </div>
    </div>
  );
}
