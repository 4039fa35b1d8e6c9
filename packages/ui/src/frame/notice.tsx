import { formatList } from '@observatorio/language';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons';

interface NoticeProps {
  /** Short title. */
  title: string;
  children?: ReactNode;
  /** Action buttons. */
  actions?: ReactNode;
  /** ARIA role; `alert` is announced immediately. Default: `note`. */
  role?: 'alert' | 'note';
  /** CSS part. Default: none. */
  part?: string;
}

/** Title, explanation and actions, shown instead of a chart. */
export function Notice({ title, children, actions, role = 'note', part }: NoticeProps) {
  return (
    <div className="notice" role={role} part={part}>
      {role === 'alert' && <AlertIcon size={24} />}
      <p className="notice-title">{title}</p>
      {children && <p className="notice-text">{children}</p>}
      {actions && <p className="notice-actions">{actions}</p>}
    </div>
  );
}

/** An active filter with its remove action. */
interface RemovableFilter {
  label: string;
  onRemove: () => void;
}

const RemoveButton = ({ label, onRemove }: RemovableFilter) => (
  <button type="button" className="button plain" part="button" onClick={onRemove}>
    Retirar o filtro {label}
  </button>
);

interface EmptyNoticeProps {
  title: string;
  text: string;
  /** Removable filters; a button removes the first. */
  removable: readonly RemovableFilter[];
}

/** Explains why a chart has no rows, with or without active filters. */
export const emptyReason = (isFiltered: boolean): string =>
  isFiltered
    ? 'Nenhum registro atende a todos os filtros ao mesmo tempo.'
    : 'Os dados em serviço não têm registros para este gráfico.';

/** Shown if no rows match; offers to remove a filter. */
export function EmptyNotice({ title, text, removable: [first] }: EmptyNoticeProps) {
  return (
    <Notice title={title} actions={first && <RemoveButton {...first} />}>
      {text}
    </Notice>
  );
}

interface RefusedNoticeProps {
  /** Reason, in full sentences. */
  message: string;
  /** Rejected filters that can be removed; a button removes the first. */
  removable: readonly RemovableFilter[];
}

/** Shown if a filter was rejected; offers to remove it. */
export function RefusedNotice({ message, removable: [first] }: RefusedNoticeProps) {
  return (
    <Notice title="Não há dados com este filtro" actions={first && <RemoveButton {...first} />}>
      {message}
    </Notice>
  );
}

/** Strip above fields that remain usable after a filter was rejected. */
export const RefusedStrip = ({ children }: { children: ReactNode }) => (
  <p className="stale" role="note">
    <AlertIcon size={16} />
    <span>{children}</span>
  </p>
);

interface ErrorNoticeProps {
  message: string;
  onRetry: () => void;
}

/** Shows an error with a retry button. */
export function ErrorNotice({ message, onRetry }: ErrorNoticeProps) {
  return (
    <Notice
      role="alert"
      part="failure"
      title="Não foi possível carregar os dados"
      actions={
        <button type="button" className="button" part="button" onClick={onRetry}>
          Tentar novamente
        </button>
      }
    >
      {message}
    </Notice>
  );
}

interface StaleNoticeProps extends ErrorNoticeProps {
  /** Short title. Default: states that the chart shows the last loaded data. */
  title?: string;
  /** Requested filters that are not yet applied to the displayed data. Default: none. */
  missing?: readonly string[];
  /** Filters of the displayed data. Default: none. */
  shown?: readonly string[];
}

/**
 * Strip above a chart that still shows its last good data after a failure, or above fields whose
 * options failed to load.
 */
export function StaleNotice({
  title = 'Últimos dados obtidos.',
  message,
  missing = [],
  shown = [],
  onRetry,
}: StaleNoticeProps) {
  return (
    <div className="stale" role="alert" part="failure">
      <AlertIcon size={16} />
      <span>
        <strong>{title}</strong>{' '}
        {missing.length > 0 && `${stillOf(shown)} O pedido era ${quoted(missing)}. `}
        {message}
      </span>
      <button type="button" className="link-button" onClick={onRetry}>
        Tentar novamente
      </button>
    </div>
  );
}

/** Quotes texts and joins them, e.g. `“Estado: Pará” e “sem Gênero: Mulheres”`. */
const quoted = (texts: readonly string[]): string => formatList(texts.map((text) => `“${text}”`));

/** Names the filters of the data on display: `Os números ainda são os de “Estado: São Paulo”.` */
const stillOf = (shown: readonly string[]): string =>
  `Os números ainda são os de ${shown.length > 0 ? quoted(shown) : 'todos os dados, sem filtros'}.`;

interface PendingNoticeProps {
  /** Requested filters that are not yet applied to the displayed data. */
  missing: readonly string[];
  /** Filters of the displayed data. */
  shown: readonly string[];
}

/**
 * Line that covers the summary of outdated data while new data load. Appears after a short delay.
 */
export const PendingNotice = ({ missing, shown }: PendingNoticeProps) => (
  <p className="pending">
    Carregando {quoted(missing)}… {stillOf(shown)}
  </p>
);

interface YearNoticeProps {
  message: string;
  /** Available years, newest first. */
  years: readonly number[];
  onChoose: (year: number) => void;
}

/** Most years that fit into a small card; the message lists all. */
const MOST_YEARS = 4;

/** Shown if a year has no data; offers the newest years that have some. */
export function YearNotice({ message, years, onChoose }: YearNoticeProps) {
  return (
    <Notice
      role="alert"
      part="failure"
      title="Ano sem dados"
      actions={
        years.length > 0 &&
        years.slice(0, MOST_YEARS).map((year) => (
          <button
            key={year}
            type="button"
            className="button"
            part="button"
            onClick={() => onChoose(year)}
          >
            Ver {year}
          </button>
        ))
      }
    >
      {message}
    </Notice>
  );
}
