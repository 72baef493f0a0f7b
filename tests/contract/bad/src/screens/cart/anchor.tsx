export function CartScreen() {
  return <a href="/">/</a>; // ← portal/no-raw-anchor
}
