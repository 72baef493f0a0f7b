/** Scrolls a data grid's own scroller to its end, as a wheel would. */
export function scrollGrid(grid: HTMLElement): void {
  grid.parentElement?.scrollTo({ top: grid.offsetHeight });
}
