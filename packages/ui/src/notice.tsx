import { formatList } from '@observatorio/domain';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons';

interface NoticeProps {
  /** A few words. */
  title: string;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** `alert` is announced immediately. Default: `note`. */
  role?: 'alert' | 'note';
  /** CSS part. Default: none. */
  part?: string;
}

/** Replaces the chart: title, explanation and actions. */
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

/** A filter that can be removed. */
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
  /** Filters that can be removed; the first is offered. */
  removable: readonly RemovableFilter[];
}

/** Why a chart has no rows, with filters in force or without. */
export const emptyReason = (isFiltered: boolean): string =>
  isFiltered
    ? 'Nenhum registro atende a todos os filtros ao mesmo tempo.'
    : 'Os dados em serviço não têm registros para este gráfico.';

/** Reports that nothing matches and offers to remove a filter. */
export function EmptyNotice({ title, text, removable: [first] }: EmptyNoticeProps) {
  return (
    <Notice title={title} actions={first && <RemoveButton {...first} />}>
      {text}
    </Notice>
  );
}

interface RefusedNoticeProps {
  /** The reason, in full sentences. */
  message: string;
  /** The refused filters that can be removed; the first is offered. */
  removable: readonly RemovableFilter[];
}

/** Reports that a filter was refused and offers to remove it. */
export function RefusedNotice({ message, removable: [first] }: RefusedNoticeProps) {
  return (
    <Notice title="Não há dados com este filtro" actions={first && <RemoveButton {...first} />}>
      {message}
    </Notice>
  );
}

/** Strip above fields that work without a filter that was refused. */
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

/** Reports an error and offers to retry. */
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
  /** A few words. Default: that a chart shows its last data. */
  title?: string;
  /** The wanted filters that the shown data lack, in words. Default: none. */
  missing?: readonly string[];
  /** The filters of the shown data, in words. Default: none. */
  shown?: readonly string[];
}

/** Strip above a chart that shows the last good data after a failure, or above fields without lists. */
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
        {missing.length > 0 && `${stillOf(shown)} Faltam os de ${formatList(missing)}. `}
        {message}
      </span>
      <button type="button" className="link-button" onClick={onRetry}>
        Tentar novamente
      </button>
    </div>
  );
}

/** `Os números ainda são de Estado: São Paulo.` */
const stillOf = (shown: readonly string[]): string =>
  shown.length > 0
    ? `Os números ainda são de ${formatList(shown)}.`
    : 'Os números ainda são sem filtros.';

interface PendingNoticeProps {
  /** The wanted filters that the shown data lack, in words. */
  missing: readonly string[];
  /** The filters of the shown data, in words. */
  shown: readonly string[];
}

/** Line over the summary of earlier data while those wanted load; hidden for a moment. */
export const PendingNotice = ({ missing, shown }: PendingNoticeProps) => (
  <p className="pending">
    Carregando {formatList(missing)}… {stillOf(shown)}
  </p>
);

interface YearNoticeProps {
  message: string;
  /** The newest available year, if any. */
  newest?: number;
  onChoose: (year: number) => void;
}

/** Reports that a year has no data and offers the newest. */
export function YearNotice({ message, newest, onChoose }: YearNoticeProps) {
  return (
    <Notice
      role="alert"
      part="failure"
      title="Ano sem dados"
      actions={
        newest !== undefined && (
          <button type="button" className="button" part="button" onClick={() => onChoose(newest)}>
            Ver {newest}
          </button>
        )
      }
    >
      {message}
    </Notice>
  );
}
