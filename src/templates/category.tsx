export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>category {JSON.stringify(pageContext)}</h1>;
}
