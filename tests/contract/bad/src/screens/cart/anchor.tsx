export function CartScreen() {
  return <a href="/" />; // ← portal/no-raw-anchor
}
