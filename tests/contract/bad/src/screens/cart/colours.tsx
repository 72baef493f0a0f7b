export function CartScreen() {
  return (
    <div className="bg-[#ff0000]" /* ← portal/no-raw-color */>
      <p className="hover:text-red-500" /* ← portal/no-raw-color */ />
      <p className="border-white" /* ← portal/no-raw-color */ />
      <p style={{ color: 'oklch(0.5 0.1 20)' }} /* ← portal/no-raw-color */ />
      <svg fill="red" /* ← portal/no-raw-color */ stroke="currentColor" />
      <p className="bg-danger-soft text-danger-text border-border-strong" />
    </div>
  );
}
