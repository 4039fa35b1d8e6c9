import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  location: Location;
  hasFailed: boolean;
}

class LocationErrorBoundary extends Component<ErrorBoundaryProps & { location: Location }, State> {
  override state: State = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: State) {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Shows a fallback if its children fail to render, until the next navigation. */
export const RouteErrorBoundary = (props: ErrorBoundaryProps) => (
  <LocationErrorBoundary {...props} location={useLocation()} />
);
