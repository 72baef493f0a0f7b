/** Styles of a modal's backdrop and panel, shared by dialog and alert dialog. */
export const scrimClass = 'fixed inset-0 z-50 animate-fade-in bg-scrim';
export const panelClass =
  'fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] -translate-y-1/2 flex-col rounded-card bg-raised shadow-float focus:outline-none forced-colors:border';
