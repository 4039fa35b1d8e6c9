import { noneOf, type Unit } from '@observatorio/domain';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons';

interface NoticeProps {
  /** What happened, in a few words. */
  title: string;
  children?: ReactNode;
  /** The way out: buttons. */
  actions?: ReactNode;
  /** `alert` is read out at once. */
  role?: 'alert' | 'note';
}

/** Stands where the chart would be: what happened, why, and the way out. */
export function Notice({ title, children, actions, role = 'note' }: NoticeProps) {
  return (
    <div className="notice" role={role}>
      {role === 'alert' && <AlertIcon size={24} />}
      <p className="notice-title">{title}</p>
      {children && <p className="notice-text">{children}</p>}
      {actions && <p className="notice-actions">{actions}</p>}
    </div>
  );
}

interface EmptyNoticeProps {
  /** What was looked for. */
  unit: Unit;
  /** The filters in force, the one to lift first. */
  liftable: readonly { label: string; onLift: () => void }[];
}

/** Says that nothing matches, and offers to lift the filters that are to blame. */
export function EmptyNotice({ unit, liftable }: EmptyNoticeProps) {
  const [first] = liftable;
  return (
    <Notice
      title={noneOf(unit)}
      actions={
        first && (
          <button type="button" className="button plain" onClick={first.onLift}>
            Retirar o filtro {first.label}
          </button>
        )
      }
    >
      {first
        ? 'Nenhum registro atende a todos os filtros ao mesmo tempo.'
        : 'Os dados em serviço não têm registros para este gráfico.'}
    </Notice>
  );
}

interface ErrorNoticeProps {
  message: string;
  onRetry: () => void;
}

/** Says what went wrong and offers to try again. */
export function ErrorNotice({ message, onRetry }: ErrorNoticeProps) {
  return (
    <Notice
      role="alert"
      title="Não foi possível carregar os dados"
      actions={
        <button type="button" className="button" onClick={onRetry}>
          Tentar novamente
        </button>
      }
    >
      {message}
    </Notice>
  );
}

/** The strip above a chart that still shows the last good data after a failure. */
export function StaleNotice({ message, onRetry }: ErrorNoticeProps) {
  return (
    <div className="stale" role="alert">
      <AlertIcon size={16} />
      <span>
        <strong>Últimos dados obtidos.</strong> {message}
      </span>
      <button type="button" className="link-button" onClick={onRetry}>
        Tentar novamente
      </button>
    </div>
  );
}

interface YearNoticeProps {
  message: string;
  /** The newest year in service, if any. */
  newest?: number;
  onChoose: (year: number) => void;
}

/** Says which years there are and offers the newest. */
export function YearNotice({ message, newest, onChoose }: YearNoticeProps) {
  return (
    <Notice
      role="alert"
      title="Ano sem dados"
      actions={
        newest !== undefined && (
          <button type="button" className="button" onClick={() => onChoose(newest)}>
            Ver {newest}
          </button>
        )
      }
    >
      {message}
    </Notice>
  );
}
