export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>landing {JSON.stringify(pageContext)}</h1>;
}
