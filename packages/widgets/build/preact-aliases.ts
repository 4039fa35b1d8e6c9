import type { Alias } from 'vite';

/**
 * Vite aliases that run React code on preact, which is a tenth of React's size. `react` is the path
 * of the module that replaces `react`.
 */
export const preactAliases = (react: string): Alias[] =>
  Object.entries({
    react,
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'use-sync-external-store/shim': 'preact/compat',
    'use-sync-external-store/shim/index.js': 'preact/compat',
  }).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));
