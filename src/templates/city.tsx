export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>city {JSON.stringify(pageContext)}</h1>;
}
