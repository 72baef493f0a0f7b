/* Compiled with src: each line fails there, or the compiler reports it here. */

// @ts-expect-error -- a global of Node's
void process.env;
// @ts-expect-error -- a global of Node's
void Buffer.from('');
// @ts-expect-error -- a module of Node's
void import('node:fs');
// A timer is a number in the browser, and an object in Node.
const timer: number = setTimeout(() => undefined, 0);
clearTimeout(timer);
