import { mainAreas } from '@observatorio/contract';
import { comparisonPath, MAX_COMPARED_PLACES, placePathsIn } from '@observatorio/domain';
import { paths } from '@observatorio/pages/paths';
import { placeFamilies } from '@observatorio/pages/place-families';
import { titles } from '@observatorio/pages/titles';
import { registerElements } from '@observatorio/widgets/register-elements';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ListFailed } from '../base/list-failed';
import { type PlaceContent, placeContent, usePlaceHead } from '../base/place-content';
import { useElements } from '../base/use-elements';
import { PlaceSearch } from '../search/place-search';
import { Coverage } from '../shell/coverage';
import { PageHeading } from '../shell/page-heading';
import { PageLoading } from '../shell/page-loading';
import './place-page.css';

const area = mainAreas.place;

/** Sources of the figures on the page. */
const SOURCES = ['rais', 'inep-superior', 'inep-tecnico'] as const;

/** Registers the elements of the page in the order in which they appear. */
async function registerInTurn(): Promise<void> {
  for (const family of placeFamilies) await registerElements[family]();
}

/** Loads what the server writes for a place; undefined until it arrives. */
function usePlaceContent(path: string): [PlaceContent | 'failed' | undefined, () => void] {
  const [loaded, setLoaded] = useState<{ path: string; content: PlaceContent | 'failed' }>();
  const [attempt, setAttempt] = useState(0);
  const first = placeContent.first(path);
  useEffect(() => {
    if (first) return undefined;
    const controller = new AbortController();
    const show = (content: PlaceContent | 'failed') => {
      if (!controller.signal.aborted) setLoaded({ path, content });
    };
    placeContent.load(path, controller.signal).then(show, () => show('failed'));
    return () => controller.abort();
  }, [path, first, attempt]);
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return [first ?? (loaded?.path === path ? loaded.content : undefined), retry];
}

/** The page of a place, whose content the server writes: its tags, with tables as their children. */
export function Component() {
  const { pathname, search } = useLocation();
  const [content, retry] = usePlaceContent(pathname);
  useElements(registerInTurn);
  usePlaceHead(content === 'failed' ? undefined : content?.head);
  if (content === 'failed') return <ListFailed onRetry={retry} />;
  if (!content) return <PageLoading />;
  if (!content.title) {
    return <Navigate to="/error/error-v1" replace state={{ from: pathname + search }} />;
  }
  if (content.path !== pathname) return <Navigate to={content.path + search} replace />;
  const compared = placePathsIn(pathname);
  return (
    <div className="page">
      <PageHeading
        title={content.title}
        tabTitle={content.tabTitle}
        parent={{ title: titles.lugar, to: paths.lugar }}
        coverage={<Coverage title={content.title} area={area} sources={SOURCES} />}
      />
      <div
        className="place"
        key={pathname}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server of the portal wrote it
        dangerouslySetInnerHTML={{ __html: content.html }}
      />
      {compared.length < MAX_COMPARED_PLACES && (
        <section className="place-compare" aria-labelledby="comparar">
          <h2 id="comparar">Comparar com outro lugar</h2>
          <PlaceSearch
            label="Outro município, estado ou região"
            hrefOf={(href) => comparisonPath([...compared, href])}
          />
        </section>
      )}
    </div>
  );
}
