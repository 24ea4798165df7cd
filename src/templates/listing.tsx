export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>listing {JSON.stringify(pageContext)}</h1>;
}
