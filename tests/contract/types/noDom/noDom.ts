/* Compiled with app/server: each line fails there, or the compiler reports it here. */

// @ts-expect-error -- a global of the browser's
void document.title;
// @ts-expect-error -- a global of the browser's
void window.location;
// @ts-expect-error -- a global of the browser's
void localStorage.length;
