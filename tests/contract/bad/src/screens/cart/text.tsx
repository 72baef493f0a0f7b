export function CartScreen({ count, isFull }: { count: number; isFull: boolean }) {
  return (
    <section
      aria-label="Cart" // ← portal/no-literal-text
      title={isFull ? 'Full' : ''} // ← portal/no-literal-text
      className="flex"
    >
      Корзина {/* ← portal/no-literal-text */}
      {`${count} items`} {/* ← portal/no-literal-text */}
      {isFull && 'full' /* ← portal/no-literal-text portal/no-loose-text */}
      <b>{count}</b> · 100 % — №{count}
    </section>
  );
}
