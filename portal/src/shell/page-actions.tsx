import type { Area, Filters } from '@observatorio/contract';
import { filters } from '@observatorio/widgets/bus';
import { pageEmbedCode } from '@observatorio/widgets/embed';
import { useState } from 'react';
import { Link } from 'react-router';
import { SaveViewButton } from '../account/save-view';
import { useSession } from '../account/use-session';
import { basePath, routePath } from '../base/base-path';
import { Disclosure } from '../base/disclosure';
import { cardsLoaded } from '../report/cards-loaded';
import { loadedDatasets } from '../report/loaded-datasets';

interface PageActionsProps {
  title: string;
  /** Area whose filters apply to the page; undefined for a page without data. */
  area?: Area | undefined;
}

const filtersOf = (area: Area | undefined): Filters =>
  area ? filters(area.family, area.family).get() : {};

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const fileOf = (path: string): string => `observatorio-${path.replace(/\W+/g, '') || 'pagina'}.zip`;

const PREPARING = 'Preparando o arquivo…';

/** The buttons "Relatórios" and "Ações rápidas" of a page. */
export function PageActions({ title, area }: PageActionsProps) {
  const [report, setReport] = useState('');
  const [message, setMessage] = useState('');
  const { authToken } = useSession();

  const download = async () => {
    if (report === PREPARING) return;
    const chosen = filtersOf(area);
    const datasets = loadedDatasets(chosen);
    if (datasets.length === 0) {
      setReport('Esta página ainda não mostra dados. Faça uma escolha e tente de novo.');
      return;
    }
    setReport(PREPARING);
    try {
      const { zipOf } = await import('../report/page-report');
      const url = location.href;
      save(
        await zipOf({ title, url, datasets, filters: chosen }),
        fileOf(routePath(location.pathname) ?? ''),
      );
      setReport('Arquivo pronto.');
    } catch (error) {
      console.error(error);
      setReport('Não foi possível baixar os dados. Verifique a conexão e tente de novo.');
    }
  };

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      setMessage('O navegador não deixou copiar. Copie da barra de endereço ou do menu do cartão.');
    }
  };

  const printLoaded = async () => {
    setMessage('Preparando a página…');
    await cardsLoaded();
    setMessage('');
    print();
  };

  const embedCode = () => {
    const main = document.getElementById('conteudo');
    const api = location.origin + basePath;
    return main && area ? pageEmbedCode(main, { area, filters: filtersOf(area) }, api) : '';
  };

  return (
    <div className="page-actions">
      {area && authToken && <SaveViewButton />}
      {area && (
        <Disclosure label="Relatórios">
          <button type="button" onClick={() => void download()}>
            Dados desta página (ZIP)
          </button>
          <output>{report}</output>
        </Disclosure>
      )}
      <Disclosure label="Ações rápidas">
        <button type="button" onClick={() => void copy(location.href, 'Link copiado.')}>
          Copiar link
        </button>
        {area && (
          <button type="button" onClick={() => void copy(embedCode(), 'Código copiado.')}>
            Copiar código para incorporar
          </button>
        )}
        <button type="button" onClick={() => void printLoaded()}>
          Imprimir ou salvar em PDF
        </button>
        {area && !authToken && <Link to="/auth/login">Entrar e salvar esta visão</Link>}
        <output>{message}</output>
      </Disclosure>
    </div>
  );
}
