export function CartScreen() {
  return <a href="/">/</a>; // ← no-restricted-syntax
}
