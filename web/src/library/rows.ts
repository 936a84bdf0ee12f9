import type { Database } from "./database";
import { isFields } from "./readers";

/** An entry of a store, whatever it may be; `value` is undefined if the browser cannot read it. */
export interface Row {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** Every entry of a store. Where the browser cannot read them all at once, each is read alone. */
export async function allRows(database: Database, store: string): Promise<readonly Row[]> {
  const db = await database.open();
  try {
    const { keyPath } = db.transaction(store).store;
    const values: readonly unknown[] = await db.getAll(store);
    return values.map((value) => ({ key: isFields(value) ? (value[String(keyPath)] as IDBValidKey) : "", value }));
  } catch {
    const keys = await db.getAllKeys(store);
    const one = async (key: IDBValidKey): Promise<Row> => ({ key, value: await db.get(store, key).catch(() => undefined) });
    return Promise.all(keys.map(one));
  }
}
