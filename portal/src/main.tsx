import './base/server-text';
import { prefetch } from '@observatorio/client';
import { setDefaultApi } from '@observatorio/widgets/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { basePath } from './base/base-path';
import { noteTyped } from './base/typed-before';
import { createPortalRouter } from './router/portal-router';
import { RouterProvider } from './router/router-provider';
import { routes } from './routes';
import { appearance, applyAppearance } from './shell/theme';
import '@observatorio/widgets/tokens.css';
import '@observatorio/widgets/reserve.css';
import './styles/portal.css';
import './styles/print.css';

setDefaultApi(location.origin + basePath);
prefetch(document);

applyAppearance(appearance.get());

// react-router gives a key to its own history entries only; scroll positions are stored by key.
if (!history.state?.key) {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}

const root = document.getElementById('portal');
const router = createPortalRouter(routes, createBrowserHistory(), basePath || '/');
if (root) {
  // If the HTML already shows the page, waits for its module, to avoid a flash of empty content.
  const isPrerendered = root.querySelector('main') !== null;
  void (isPrerendered ? router.firstPage : Promise.resolve()).then(() => {
    noteTyped();
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}
