/** Placeholder for a page until its script has loaded. */
export const PageLoading = () => <p className="page-loading">Carregando…</p>;
