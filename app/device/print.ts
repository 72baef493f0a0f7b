/** Opens the browser's print dialog; resolves when the dialog is closed. */
export function printPage(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
}
