import { useEffect, useState } from 'react'; // ← portal/pure portal/pure

export function CartScreen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void fetch('/api/cart'); // ← portal/pure
    localStorage.clear(); // ← portal/pure
    sessionStorage.clear(); // ← portal/pure
    setCount(Date.now()); // ← portal/pure react/set-state-in-effect
  }, []);
  return count + Math.random(); // ← portal/pure react/purity
}

export const made = () => new Date(); // ← portal/pure
export const parsed = (text: string) => new Date(text);
