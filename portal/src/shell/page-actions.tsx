import type { Filters } from '@observatorio/contract';
import type { Area } from '@observatorio/widgets/areas';
import { filters } from '@observatorio/widgets/bus';
import { pageEmbedCode } from '@observatorio/widgets/embed';
import { useState } from 'react';
import { Link } from 'react-router';
import { SaveViewButton } from '../account/save-view';
import { useSession } from '../account/use-session';
import { basePath, routePath } from '../base/base-path';
import { Disclosure } from '../base/disclosure';
import { loadedDatasets } from '../report/loaded-datasets';

interface PageActionsProps {
  title: string;
  /** The area whose filters the page follows; absent for a page without data. */
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

/** The buttons "Relatórios" and "Ações rápidas" of a page. */
export function PageActions({ title, area }: PageActionsProps) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { authToken } = useSession();

  const download = async () => {
    const datasets = loadedDatasets();
    if (datasets.length === 0) {
      setMessage('Esta página ainda não mostra dados. Faça uma escolha e tente de novo.');
      return;
    }
    setBusy(true);
    setMessage('Preparando o arquivo…');
    try {
      const { zipOf } = await import('../report/page-report');
      const url = location.href;
      save(
        await zipOf({ title, url, datasets, filters: filtersOf(area) }),
        fileOf(routePath(location.pathname) ?? ''),
      );
      setMessage('Arquivo pronto.');
    } catch (error) {
      console.error(error);
      setMessage('Não foi possível baixar os dados. Verifique a conexão e tente de novo.');
    } finally {
      setBusy(false);
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

  const embedCode = () => {
    const main = document.getElementById('conteudo');
    return main ? pageEmbedCode(main, filtersOf(area), location.origin + basePath) : '';
  };

  return (
    <div className="page-actions">
      <output>{message}</output>
      {area && authToken && <SaveViewButton />}
      {area && (
        <Disclosure label="Relatórios">
          <button type="button" disabled={isBusy} onClick={() => void download()}>
            Dados desta página (ZIP)
          </button>
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
        <button type="button" onClick={() => print()}>
          Imprimir ou salvar em PDF
        </button>
        {area && !authToken && <Link to="/auth/login">Entrar e salvar esta visão</Link>}
      </Disclosure>
    </div>
  );
}
