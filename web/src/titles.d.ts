declare module 'virtual:titles' {
  const titles: Readonly<
    Record<'en' | 'fr', Readonly<Record<string, { readonly title: string; readonly blurb: string }>>>
  >;
  export default titles;
}
