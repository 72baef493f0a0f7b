/** Opens the browser's print dialog for the page as it is now; resolves when the dialog has been left. */
export function printPage(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
}
