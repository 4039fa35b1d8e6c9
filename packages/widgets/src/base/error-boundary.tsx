import { Notice } from '@observatorio/ui';
import { Component, type ReactNode } from 'react';
import { onRetry, retryAll } from './retry-event';

interface ErrorBoundaryProps {
  /** Tag of the element, for console messages. */
  tag: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Event after which a component that threw may render again. */
const CHANGE = 'filter-change';

/**
 * Shows a card with a notice in place of a component that throws, until a retry or filter change.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };
  #stop = () => {};

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    const stopRetry = onRetry(this.#reset);
    document.addEventListener(CHANGE, this.#reset);
    this.#stop = () => {
      stopRetry();
      document.removeEventListener(CHANGE, this.#reset);
    };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`<${this.props.tag}>: o elemento não pôde ser desenhado.`, error);
  }

  override componentWillUnmount(): void {
    this.#stop();
  }

  readonly #reset = () => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className="card" part="card">
        <Notice
          role="alert"
          part="failure"
          title="Não foi possível mostrar este cartão"
          actions={
            <button type="button" className="button" onClick={retryAll}>
              Tentar novamente
            </button>
          }
        >
          O resto da página segue funcionando.
        </Notice>
      </section>
    );
  }
}
